import type { Preset } from './preset.ts';
import { contact } from './questions.ts';

/** A message to one of the people; the place says to whom. */
export const teamMember: Preset = ({ place }) => ({
  category: 'Team Member Enquiry',
  heading: place.given?.user ? `Write to ${place.given.user}` : 'Write to our team',
  submitText: 'Send message',
  fields: [
    ...contact,
    { name: 'Comments', type: 'textarea', label: 'Your message', required: true },
  ],
});
