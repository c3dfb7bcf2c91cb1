/** Paths of the pages that the pages of cars link to by themselves; the stock's is a setting, with this default. */
export const platformPages = {
  testDrive: '/book-test-drive',
  finance: '/finance',
  stock: '/cars',
} as const;
