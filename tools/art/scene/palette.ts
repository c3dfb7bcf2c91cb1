/** The colours of one tenant's scenes; the same rooms look unrelated in two of them. */
export interface Palette {
  /** Sky from top to horizon. */
  sky: [string, string, string, string];
  sun: string;
  cloud: string;
  far: string;
  mid: string;
  near: string;
  sea: [string, string];
  ground: [string, string];
  wall: [string, string];
  wallLine: string;
  floor: [string, string];
  dark: string;
  brand: string;
  accent: string;
  light: string;
  wood: [string, string];
  leaf: [string, string, string];
  /** A building's cladding. */
  cladding: 'panels' | 'weatherboard';
  view: 'city' | 'hills';
}

export const harbourPalette: Palette = {
  sky: ['#2d6296', '#6f9dc2', '#bcd0d9', '#f6dcb4'],
  sun: '#fff0c9',
  cloud: '#ffffff',
  far: '#8fa9bf',
  mid: '#58799a',
  near: '#31506f',
  sea: ['#86a9c2', '#17466f'],
  ground: ['#475a6c', '#24364a'],
  wall: ['#dfe8ef', '#c3d1dc'],
  wallLine: '#aebfcc',
  floor: ['#b9c8d4', '#8498a9'],
  dark: '#0d2338',
  brand: '#044069',
  accent: '#f89e3c',
  light: '#fff3dc',
  wood: ['#c9996b', '#8f6440'],
  leaf: ['#2b5b57', '#3f7a6d', '#68a08a'],
  cladding: 'panels',
  view: 'city',
};

export const kauriPalette: Palette = {
  sky: ['#b9cfcf', '#cfdcd2', '#e6e8d6', '#f6ecce'],
  sun: '#fff6d8',
  cloud: '#fffaf0',
  far: '#a9bcb2',
  mid: '#7f9c8c',
  near: '#587c68',
  sea: ['#b3c6c0', '#64867f'],
  ground: ['#cfc7ad', '#a89f85'],
  wall: ['#f1eedd', '#ddd9c3'],
  wallLine: '#c5c0a6',
  floor: ['#b5a98d', '#8a7f66'],
  dark: '#14261b',
  brand: '#214e34',
  accent: '#e8bd38',
  light: '#fff6d8',
  wood: ['#b98d5c', '#84603a'],
  leaf: ['#2c5a43', '#3f6b51', '#648b70'],
  cladding: 'weatherboard',
  view: 'hills',
};

/** A street of workshops after dark. */
export const ironbarkPalette: Palette = {
  sky: ['#0b1112', '#14201f', '#24352f', '#4a5a3c'],
  sun: '#dfe8b0',
  cloud: '#31413c',
  far: '#1d2a29',
  mid: '#162120',
  near: '#101918',
  sea: ['#1e2c2b', '#0f1817'],
  ground: ['#2a3130', '#171c1b'],
  wall: ['#39423f', '#272e2c'],
  wallLine: '#1d2321',
  floor: ['#3b4340', '#1f2423'],
  dark: '#0b0f0e',
  brand: '#2c3b33',
  accent: '#c9f24b',
  light: '#eef6d6',
  wood: ['#6f5b44', '#4a3b2c'],
  leaf: ['#16241d', '#1f3127', '#2b4235'],
  cladding: 'panels',
  view: 'city',
};

/** A gallery with the morning in it. */
export const tollandPalette: Palette = {
  sky: ['#dfe3e4', '#e8eae8', '#f1efe9', '#f7f1e6'],
  sun: '#fffaf0',
  cloud: '#ffffff',
  far: '#cdd2d1',
  mid: '#b4bcba',
  near: '#98a29f',
  sea: ['#d5dada', '#b3bbbb'],
  ground: ['#d6d1c8', '#b8b2a7'],
  wall: ['#f3f0ea', '#e6e1d8'],
  wallLine: '#d9d3c8',
  floor: ['#d3cdc2', '#b5aea2'],
  dark: '#2a2927',
  brand: '#4a4640',
  accent: '#b98b5e',
  light: '#fffaf0',
  wood: ['#c2a27e', '#94775a'],
  leaf: ['#6f7a6c', '#8a9484', '#a9b1a0'],
  cladding: 'panels',
  view: 'hills',
};
