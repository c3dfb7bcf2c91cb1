/** A person's monogram and the colour behind it. */
export type Monogram = [initials: string, ground: string];

/** Who has a portrait at the harbour; those without one have not been photographed yet. */
export const harbourPeople: Record<string, Monogram> = {
  'george-halloran': ['GH', '#044069'],
  'meera-nair': ['MN', '#7a3f5c'],
  'tony-vella': ['TV', '#3f5a78'],
  'linh-nguyen': ['LN', '#b4583f'],
  'sam-whitely': ['SW', '#3d6b57'],
  'jess-tran': ['JT', '#8a4a2c'],
  'ricky-lombardi': ['RL', '#5a5a86'],
  'keith-abbott': ['KA', '#6b5537'],
  'zeynep-aydin': ['ZA', '#9c3f4c'],
  'callum-reid': ['CR', '#2f6f8a'],
  'wei-zhang': ['WZ', '#2e6a93'],
  'hannah-price': ['HP', '#7b4a7f'],
  'arjun-mehta': ['AM', '#8c5a24'],
  'bruce-donnelly': ['BD', '#4a5f3a'],
  'tess-oconnor': ['TO', '#a04a3a'],
  'amara-osei': ['AO', '#2f6f62'],
  'nick-georgiou': ['NG', '#45507f'],
  'farah-haddad': ['FH', '#8a3f63'],
  'pete-lawson': ['PL', '#5f4b3a'],
  'dan-petrakis': ['DP', '#5b4a86'],
  'kylie-barnes': ['KB', '#2c6e7a'],
  'tomasz-nowak': ['TN', '#6f4f2f'],
  'ruby-chen': ['RC', '#93462f'],
  'matiu-parata': ['MP', '#35614a'],
  'sofia-marchetti': ['SM', '#9c3f4c'],
  'owen-davies': ['OD', '#3a5d86'],
  'joan-halloran': ['JH', '#6a4a6f'],
  'priscilla-wong': ['PW', '#3f6660'],
};

export const kauriPeople: Record<string, Monogram> = {
  'hemi-tawhai': ['HT', '#214e34'],
  'marama-tawhai': ['MT', '#7d3b2a'],
  'joe-fenwick': ['JF', '#3d5a6b'],
  'sione-taufa': ['ST', '#5a4a2c'],
  'kate-brodie': ['KB', '#6a3a52'],
  'rua-paki': ['RP', '#2f5d57'],
  'aroha-tawhai': ['AT', '#8a5a1e'],
  'bev-hodgson': ['BH', '#4c5a35'],
};

export const ironbarkPeople: Record<string, Monogram> = {
  'rosa-cutri': ['RC', '#3f5a2e'],
  'dane-whitlock': ['DW', '#2e4f5a'],
  'huong-tran': ['HT', '#5a3f2e'],
  'mick-sarafian': ['MS', '#4a2e5a'],
  'tenzin-dorje': ['TD', '#5a2e3c'],
  'jo-brannigan': ['JB', '#2e5a4a'],
};

export const tollandPeople: Record<string, Monogram> = {
  'isobel-vey': ['IV', '#8c7a68'],
  'marcus-tolland': ['MT', '#6f7a78'],
  'hana-rewiti': ['HR', '#7d6a6a'],
  'julien-sabre': ['JS', '#6a7284'],
  'priya-raman': ['PR', '#8a7458'],
  'anders-holm': ['AH', '#6d7763'],
};
