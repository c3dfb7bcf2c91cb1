import type { Preset } from './preset.ts';
import { contact } from './questions.ts';

/** A message to a member of staff, whom the form's place names. */
export const teamMember: Preset = {
  category: 'Team Member Enquiry',
  form: ({ place, copy }) => {
    const { heading, headingTeam, submit, comments } = copy.presets.teamMember;
    return {
      heading: place.given?.user ? heading(place.given.user) : headingTeam,
      submitText: submit,
      fields: [
        ...contact(copy),
        { name: 'Comments', type: 'textarea', label: comments, required: true },
      ],
    };
  },
};
