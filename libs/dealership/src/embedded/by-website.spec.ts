import { describe, expect, it } from 'vitest';
import { byWebsite } from './by-website.ts';

describe('byWebsite', () => {
  it('DSH-1: lists the network by website', () => {
    const websites = byWebsite([
      {
        id: '1',
        name: 'North',
        website_id: 'w',
        website_name: 'Group',
        website_url: 'https://g.example',
      },
      { id: '2', name: 'South', website_id: 'w' },
      { id: '3', name: 'Alone' },
    ]);
    expect(websites.map(({ id, name, locations }) => [id, name, locations.length])).toEqual([
      ['w', 'Group', 2],
      ['3', 'Alone', 1],
    ]);
  });
});
