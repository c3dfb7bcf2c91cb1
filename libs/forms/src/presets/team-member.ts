import type { Preset } from './preset.ts';
import { contact } from './questions.ts';

/** A message to a member of staff, whom the form's page names. */
export const teamMember: Preset = {
  category: 'Team Member Enquiry',
  form: ({ page, copy }) => {
    const { heading, headingTeam, submit, comments } = copy.presets.teamMember;
    return {
      heading: page.given?.user ? heading(page.given.user) : headingTeam,
      submitText: submit,
      fields: [
        ...contact(copy),
        { name: 'Comments', type: 'textarea', label: comments, required: true },
      ],
    };
  },
};
