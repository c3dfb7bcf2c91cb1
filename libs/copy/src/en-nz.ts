// New Zealand's differences from en/. Its car owners choose one of 16 regions, not a state.

export const fieldTypes = { state: 'Region' };

export const namedFields = { state: { label: 'Region' } };

export const questions = { state: 'Region', stateOfRegistration: 'Region' };
