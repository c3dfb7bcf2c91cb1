/** Fields that every lead has by itself: an answer of that name is lost, or replaces them. */
const ofLeads: ReadonlySet<string> = new Set([
  'category',
  'form_completed',
  'lead_id',
  'lead_status',
  'page_id',
  'PageTitle',
]);

/** Properties of a form element that scripts read: a control of that name would hide them. */
const ofForms: ReadonlySet<string> = new Set([
  'action',
  'append',
  'elements',
  'id',
  'querySelectorAll',
  'submit',
]);

/** Returns the owner of a name that no field may have; undefined for any other name. */
export function reservedFor(name: string): 'lead' | 'browser' | undefined {
  if (ofLeads.has(name)) return 'lead';
  return ofForms.has(name) ? 'browser' : undefined;
}
