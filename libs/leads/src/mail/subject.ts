import { fieldReader, type FieldReader } from '../intake/field-reader.ts';
import { alertSubject } from '../intake/lead-alert.ts';
import { carsOf, requestedDate, type LeadDocument } from '../intake/lead-document.ts';
import { requestOf } from '../intake/lead-request.ts';
import type { LeadCar } from '../intake/lead-car.ts';
import { kindOfLead } from './kind-of-lead.ts';
import { oneLine } from './mail-address.ts';
import { visitInWords } from '../intake/moment-in-words.ts';

const maxCharacters = 150;

/** Subject of a lead's mail: its kind, the visitor, the car, day and time, and the member of the team. */
export function subjectOf(lead: LeadDocument): string {
  const fields = fieldReader(lead.fields);
  const first = fields.text('first_name', 'name');
  const name = [first, fields.text('last_name')].filter(Boolean).join(' ');
  const date = requestedDate(lead);
  const staff = fields.text('user');
  const details = [
    name,
    requestOf(lead).ownCar ?? (carsOf(lead).length > 1 ? severalCars(carsOf(lead)) : carOf(fields)),
    date && (visitInWords(date) ?? date),
    staff && `for ${staff}`,
  ].filter(Boolean);
  const subject = [
    lead.alert && alertSubject[lead.alert.code],
    lead.lead_status === 'Complete' ? undefined : 'Unfinished',
    kindOfLead(lead),
    details.join(', '),
  ].filter(Boolean);
  return [...oneLine(subject.join(': '))].slice(0, maxCharacters).join('');
}

/** The first of several cars, and how many more there are. */
const severalCars = ([first, ...others]: readonly LeadCar[]): string =>
  `${nameWithStock(first?.name, first?.stock_number)} and ${others.length} more`;

const nameWithStock = (name: string | undefined, stock: string | undefined) =>
  name && stock ? `${name} (${stock})` : (name ?? `stock ${stock}`);

/** The car of the stock, else the customer's own, or the model that they ask for. */
function carOf(fields: FieldReader): string | undefined {
  const name = fields.text('selected_car', 'vehicle');
  const stock = fields.text('stock_number');
  if (name || stock) return nameWithStock(name, stock);
  const model = fields.text('Vehicle Model', 'Model', 'model_name');
  const own = [
    fields.text('Vehicle Year', 'Year'),
    fields.text('Vehicle Make', 'Make'),
    model,
  ].filter(Boolean);
  return own.length > 1 ? own.join(' ') : model;
}
