import type { Preset } from './preset.ts';

/** A survey about a visit, which may be answered without a name. */
export const survey: Preset = {
  category: 'Survey',
  form: ({ copy: { presets, questions } }) => ({
    heading: presets.survey.heading,
    submitText: presets.survey.submit,
    fields: [
      {
        name: 'Visit Rating',
        type: 'radio',
        label: presets.survey.rating,
        options: presets.survey.ratings,
        required: true,
      },
      {
        name: 'Would Recommend',
        type: 'radio',
        label: presets.survey.recommend,
        options: [questions.yes, questions.no],
      },
      { name: 'Comments', type: 'textarea', label: presets.survey.comments },
      { name: 'name', type: 'text', label: questions.fullName, hint: presets.survey.nameHint },
      { name: 'email', type: 'email', label: questions.email },
    ],
  }),
};
