/** Paint names as the makers would print them. */
export const paints = {
  'deep-channel': '#1f5f9e',
  'ferry-green': '#2f8478',
  'lighthouse-white': '#e9ebec',
  'signal-orange': '#d97b2b',
  'wharf-grey': '#5b6166',
  'harbour-red': '#b32a2a',
  'night-tide': '#22282e',
  sandbank: '#b79b78',
  'silver-gull': '#c3c8cb',
  'forest-green': '#2c5a44',
  kowhai: '#d6a637',
  toetoe: '#c7b898',
  pohutukawa: '#a52a2a',
  'river-stone': '#7d8482',
  milk: '#eeeee6',
  'rain-blue': '#4a7291',
} as const;

export type PaintName = keyof typeof paints;
