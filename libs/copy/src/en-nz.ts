// New Zealand's differences from en/. Its car owners choose one of 16 regions, not a state, and call
// a registration by its number plate.

export const fieldTypes = { state: 'Region', rego: 'Number plate' };

export const namedFields = { state: { label: 'Region' } };

export const questions = {
  state: 'Region',
  registration: 'Number plate',
  registrationOrVin: 'Number plate or VIN',
  yourRegistration: 'Your number plate',
};

export const vehicleFacts = { rego: 'Number plate' };
