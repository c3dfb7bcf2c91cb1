import { foldText } from '../../libs/domain/src/text/fold-text.ts';

/** Official names of towns and suburbs that GeoNames writes without their macrons. */
const withMacrons = [
  ...['Hāwera', 'Kaikōura', 'Māngere', 'Māngere East', 'Ngongotahā', 'Ōakura', 'Ōhope Beach'],
  ...['Ōmokoroa', 'Ōpōtiki', 'Ōpua', 'Ōpunake', 'Ōrewa', 'Ōtāhuhu', 'Ōtaki', 'Ōtaki Beach'],
  ...['Ōtara', 'Ōtorohanga', 'Ōtūmoetai', 'Paekākāriki', 'Pāpāmoa Beach', 'Pātea'],
  ...['Pāuatahanui', 'Taupō', 'Te Kūiti', 'Tītahi Bay', 'Tūrangi', 'Wānaka', 'Whakatāne'],
  ...['Whangamatā', 'Whangaparāoa', 'Whangārei'],
];

const official: Readonly<Record<string, string>> = {
  ...Object.fromEntries(withMacrons.map((name) => [foldText(name), name])),
  wanganui: 'Whanganui',
};

/** Returns the official name of a New Zealand place. */
export const officialName = (name: string): string => official[foldText(name)] ?? name;
