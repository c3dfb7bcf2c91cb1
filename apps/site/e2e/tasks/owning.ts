import { expect } from '@playwright/test';
import type { Task } from './task.ts';

/** Tasks of visitors who have a car, or want something else of the dealer than a car. */
export const owning: readonly Task[] = [
  {
    id: 'SVC-1',
    title: 'Book a service and put it into the calendar',
    walk: async (visitor) => {
      await visitor.opens('/');
      await visitor.navigate('Service');
      await visitor.tap('link', 'Book a service', visitor.page.getByRole('main'));
      await visitor.introduces('Full Name');
      await visitor.tap('radio', 'Ferry Bay');
      await visitor.tap('button', /^Next/);
      await visitor.reads('Your vehicle');
      await visitor.type('Make', 'Ostara');
      await visitor.type('Model', 'Tern');
      await visitor.type('Year', '2022');
      await visitor.tap('radio', /^Logbook service/);
      await visitor.tap('button', /^Next/);
      await visitor.reads('Your visit');
      await visitor.choose('Day', /^Wednesday/);
      await visitor.choose('Time', '9:30 am');
      await visitor.agreesAndSends('Request this booking');
      await visitor.reads('Thank you for your booking request');
      const file = visitor.page.waitForEvent('download');
      await visitor.tap('link', 'Add to your calendar');
      expect((await file).suggestedFilename()).toMatch(/\.ics$/);
    },
  },
  {
    id: 'FIN-3',
    title: 'Apply for finance',
    walk: async (visitor) => {
      await visitor.opens('/');
      await visitor.navigate('Finance');
      await visitor.tap('link', 'Apply');
      await visitor.tap('radio', 'Northpoint');
      await visitor.type('How much would you like to borrow?', '30000');
      await visitor.introduces('First Name', 'Last Name');
      await visitor.tap('button', /^Next/);
      await visitor.reads('Your application');
      await visitor.type('Date of Birth', '1988-03-14');
      await visitor.type('Driver Licence Number', '12345678');
      await visitor.type('Your Current Address', '4 Wharf Street, Northpoint NSW 2060');
      await visitor.tap('checkbox', /^I have read the privacy policy/);
      await visitor.tap('checkbox', /^I agree to a credit score check/);
      await visitor.tap('checkbox', /^I agree to receive documents/);
      await visitor.agreesAndSends('Send my application');
      await visitor.reads(/^Thank you/);
    },
  },
  {
    id: 'TRD-1',
    title: 'Ask what the dealer pays for a car',
    walk: async (visitor) => {
      await visitor.opens('/');
      await visitor.tap('link', 'Value my car');
      await visitor.tap('link', 'Tell us about it');
      await visitor.introduces('First Name', 'Last Name');
      await visitor.tap('radio', 'Northpoint');
      await visitor.tap('button', /^Next/);
      await visitor.reads('Your Vehicle');
      await visitor.type('Make', 'Ostara');
      await visitor.type('Model', 'Tern');
      await visitor.type('Year', '2021');
      await visitor.type('Kilometres', '44,200');
      await visitor.agreesAndSends('Get an offer');
      await visitor.reads('Thank you for telling us about your car');
    },
  },
  {
    id: 'FRM-13',
    title: 'Find accessories for a model and ask for one',
    walk: async (visitor) => {
      await visitor.opens('/');
      await visitor.tap('link', 'Parts and accessories');
      await visitor.reads('Roof rails and racks');
      await visitor.introduces('Full Name');
      await visitor.tap('radio', 'Saltpan Road');
      await visitor.type('Which parts do you need?', 'Roof rails for a 2022 Tern');
      await visitor.agreesAndSends('Ask for a price');
      await visitor.reads('Thank you');
    },
  },
];
