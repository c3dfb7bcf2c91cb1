import { openLeadsDatabase, readLeadDocument, type LeadDocument } from '@forecourt/leads';

/**
 * The leads of one visitor as the server has them on disk, each as its last revision has it; of
 * every lead too how many revisions there are.
 */
export async function leadsOf(
  dataDir: string,
  email: string,
): Promise<readonly (LeadDocument & { readonly revisions: number })[]> {
  const database = await openLeadsDatabase({ dataDir, mustExist: true });
  try {
    const rows = await database.transaction((run) =>
      run('select content from revisions order by lead_id, revision'),
    );
    const documents = rows.map(({ content }) => readLeadDocument(content as string));
    const own = documents.filter(({ fields }) => fields.email === email);
    return [...Map.groupBy(own, ({ lead_id: id }) => id).values()].map((revisions) => ({
      ...revisions.at(-1)!,
      revisions: revisions.length,
    }));
  } finally {
    await database.close();
  }
}
