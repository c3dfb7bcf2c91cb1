import type { Run } from './database.ts';

/** Changes of the tables, in order. Never edit one that has been released: add another. */
const migrations: readonly { readonly name: string; readonly statements: readonly string[] }[] = [
  {
    name: '001-leads',
    statements: [
      `create table leads (
        id text primary key,
        tenant text not null,
        form text not null,
        revision integer not null,
        status text not null,
        created_at bigint not null
      )`,
      `create table revisions (
        lead_id text not null references leads (id),
        revision integer not null,
        status text not null,
        content text not null,
        sealed text,
        accepted_at bigint not null,
        primary key (lead_id, revision)
      )`,
      // Keys of submissions and fingerprints of their bodies, to recognise repeats.
      `create table submissions (
        tenant text not null,
        form text not null,
        match text not null,
        fingerprint text not null,
        lead_id text not null,
        revision integer not null,
        accepted_at bigint not null,
        primary key (tenant, form, match)
      )`,
      `create index submissions_by_age on submissions (accepted_at)`,
      `create table deliveries (
        id text primary key,
        lead_id text not null references leads (id),
        revision integer not null,
        tenant text not null,
        destination text not null,
        state text not null,
        attempts integer not null,
        refusals integer not null,
        queued_at bigint not null,
        due_at bigint not null,
        lease text,
        settled_at bigint,
        failure text
      )`,
      `create index deliveries_due on deliveries (state, due_at)`,
      `create index deliveries_in_order on deliveries (lead_id, destination, revision)`,
      `create index deliveries_by_destination on deliveries (tenant, destination, state)`,
      `create table drafts (
        token_hash text primary key,
        tenant text not null,
        form text not null,
        sealed text not null,
        expires_at bigint not null
      )`,
    ],
  },
  {
    name: '002-used-tokens',
    statements: [
      `create table used_tokens (
        tenant text not null,
        token text not null,
        used_by text not null,
        expires_at bigint not null,
        primary key (tenant, token)
      )`,
      `create index used_tokens_by_age on used_tokens (expires_at)`,
    ],
  },
  {
    name: '003-hand-offs',
    statements: [
      // Applications that went to the lender; `sealed` is its encrypted answer.
      `create table hand_offs (
        lead_id text primary key references leads (id),
        tenant text not null,
        state text not null,
        begun_at bigint not null,
        sealed text
      )`,
    ],
  },
  {
    name: '004-retention-and-outcomes',
    statements: [
      `alter table leads add column touched_at bigint`,
      `alter table leads add column erased_at bigint`,
      // 'retention' or 'request'.
      `alter table leads add column erased_by text`,
      `update leads set touched_at = coalesce(
         (select max(accepted_at) from revisions where lead_id = leads.id), created_at)`,
      `create index leads_by_age on leads (tenant, status, touched_at) where erased_at is null`,
      `create index revisions_with_sensitive_answers on revisions (accepted_at, lead_id)
         where sealed is not null`,
      `create index submissions_by_lead on submissions (lead_id)`,
      `alter table drafts add column lead_id text`,
      `alter table hand_offs add column outcome text`,
      `alter table hand_offs add column reason text`,
      `alter table hand_offs add column ended_at bigint`,
      `update hand_offs set ended_at = begun_at, outcome = case
         when state = 'open' then 'not-reached'
         when state = 'settled' and sealed is not null then 'accepted'
         when state = 'settled' then 'unknown' end`,
      `create index hand_offs_by_outcome on hand_offs (state, outcome, begun_at)`,
      // Access of operators to personal data; nothing in it is the visitor's.
      `create table audit (
        id text primary key,
        at bigint not null,
        action text not null,
        tenant text not null,
        lead_id text,
        actor text not null,
        detail text
      )`,
      `create index audit_by_time on audit (at)`,
    ],
  },
];

/** Brings the tables up to date. The caller makes sure that no other process does so at the same time. */
export async function migrate(run: Run): Promise<void> {
  await run('create table if not exists migrations (name text primary key)');
  const done = new Set((await run('select name from migrations')).map(({ name }) => name));
  for (const { name, statements } of migrations) {
    if (done.has(name)) continue;
    for (const statement of statements) await run(statement);
    await run('insert into migrations (name) values (?)', [name]);
  }
}
