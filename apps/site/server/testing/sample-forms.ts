import type { AnyBlock, Page, Site, TenantSnapshot } from '@forecourt/block-schemas';
import {
  Drafts,
  HandOff,
  Intake,
  openSqlite,
  createEncryptor,
  SqlDraftStore,
  SqlHandOffStore,
  SqlLeadStore,
  SqlNonceStore,
  type LeadStore,
  type NonceStore,
  type SqlDatabase,
} from '@forecourt/leads';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import type { AppOptions } from '../app-services.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { FormsOptions } from '../forms/form-routes.ts';
import { createReactPageRenderer } from '../pages/react-page-renderer.ts';
import { startSampleApp, type SampleResponse, type SampleApp } from './sample-app.ts';
import { sampleTenant } from './sample-tenant.ts';

/** Creates a form block with this data. */
export const formBlock = (data: object, id = 'enquiry') => ({ type: 'form', id, data }) as AnyBlock;

/** Creates a tenant with these blocks at these paths. */
export async function formTenant(
  slug: string,
  pages: Readonly<Record<string, readonly AnyBlock[]>>,
  settings: Site['settings'] = {},
): Promise<TenantSnapshot> {
  const bare = await sampleTenant(slug, Object.keys(pages));
  return {
    ...bare,
    site: { ...bare.site, settings },
    pages: new Map(
      [...bare.pages].map(([path, entry]) => [
        path,
        { ...entry, page: { ...entry.page, blocks: pages[path] } as Page },
      ]),
    ),
  };
}

/** Captcha that accepts every solution that begins with "solved". */
export const easyCaptcha: Captcha = {
  challenge: async () => undefined,
  verify: async (answer, { tenant }, now) =>
    answer.startsWith('solved')
      ? { token: `${tenant} ${answer}`, expiresAt: new Date(now.getTime() + 60_000) }
      : undefined,
};

/** Options of a post in a test. */
interface SamplePost {
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** True to request JSON, as the page's script does; else a page, as a browser does by itself. */
  readonly scripted?: boolean;
}

/** A server with forms, its store, and the means to post to it. */
export interface SampleForms {
  readonly app: SampleApp;
  readonly database: SqlDatabase;
  readonly store: SqlLeadStore;
  readonly drafts: Drafts;
  /** Milliseconds since 1970; the test moves it. */
  readonly clock: { now: number };
  /** Number of times that something was stored. */
  readonly woken: () => number;
  readonly post: (
    target: string,
    fields: Readonly<Record<string, string | readonly string[]>>,
    more?: SamplePost,
  ) => Promise<SampleResponse>;
  /** Returns every delivered or queued lead as it is delivered, the newest first. */
  readonly leads: (tenant?: string) => Promise<readonly StoredLead[]>;
  readonly close: () => Promise<void>;
}

/** The fields of a stored lead that tests check. */
interface StoredLead {
  readonly lead_id: string;
  readonly revision: number;
  readonly lead_status: string;
  readonly category: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly reply_by?: string;
  readonly visit_at?: string;
  readonly withheld?: readonly string[];
  readonly labels?: Readonly<Record<string, string>>;
  readonly car?: { readonly id: string };
  readonly cars?: readonly { readonly id: string }[];
  readonly location?: { readonly id: string; readonly name: string; readonly address?: string };
}

export interface SampleFormsOptions {
  /** A file of SQLite; one in memory if left out. */
  readonly file?: string;
  /** Database of leads instead of SQLite; closed with the server. */
  readonly database?: SqlDatabase;
  /** Failing stores that replace the server's own. */
  readonly broken?: { readonly store?: LeadStore; readonly nonces?: NonceStore };
  readonly forms?: Partial<FormsOptions>;
  readonly leads?: Partial<FormsOptions['leads']>;
  readonly app?: Partial<AppOptions>;
}

/** Secret that signs the tokens of sample servers. */
export const sampleSecret = 'a secret of the tests that is long enough';

/** Starts a server whose clock the test sets. */
export async function startSampleForms(
  tenants: readonly TenantSnapshot[],
  { broken = {}, forms = {}, app: more = {}, ...options }: SampleFormsOptions = {},
): Promise<SampleForms> {
  const clock = { now: Math.floor(Date.now() / 1000) * 1000 };
  const now = () => clock.now;
  const database = options.database ?? (await openSqlite(options.file ?? ':memory:'));
  const store = new SqlLeadStore(database);
  const encryptor = createEncryptor([sampleSecret]);
  const drafts = new Drafts({ store: new SqlDraftStore(database), encryptor, now });
  const route = () => ['crm'];
  let woken = 0;
  const app = await startSampleApp(tenants, {
    renderer: createReactPageRenderer({ islandEntry: '/islands.js', always: [] }),
    now: () => new Date(clock.now),
    forms: {
      leads: {
        intake: new Intake({ store: broken.store ?? store, encryptor, now, route }),
        drafts,
        nonces: broken.nonces ?? new SqlNonceStore(database),
        handOff: new HandOff({ store: new SqlHandOffStore(database), encryptor, now }),
        find: (leadId) => store.read(leadId),
        wake: () => void woken++,
        ...options.leads,
      },
      secrets: [sampleSecret],
      ...forms,
    },
    ...more,
  });
  return {
    app,
    database,
    store,
    drafts,
    clock,
    woken: () => woken,
    post: (target, fields, { host = 'north.localhost', headers = {}, scripted = false } = {}) =>
      app.ask(host, target, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: scripted ? 'application/json' : 'text/html,application/xhtml+xml,*/*;q=0.8',
          ...headers,
        },
        body: encodeFields(fields),
      }),
    async leads(tenant) {
      const found = await store.list({ ...(tenant && { tenant }) }, 10_000);
      return Promise.all(
        found.map(async ({ leadId, revision }) => {
          const lead = await store.read(leadId);
          return JSON.parse(lead!.revisions[revision - 1]!.content) as StoredLead;
        }),
      );
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
}

/** Encodes fields as a browser does in a URL-encoded body. */
export function encodeFields(fields: Readonly<Record<string, string | readonly string[]>>): string {
  const body = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const text of [value].flat()) body.append(name, text);
  return body.toString();
}

/** Solves a challenge as browsers do. @returns the value of `_captcha` */
export async function solveCaptcha(challengeJson: string): Promise<string> {
  const challenge = JSON.parse(challengeJson) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Returns the value of the hidden input with a name on a page; undefined if there is none. */
export function hiddenInput(html: string, name: string): string | undefined {
  const input = [...html.matchAll(/<input\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => tag.includes(`name="${name}"`) && tag.includes('type="hidden"'));
  return input && /value="([^"]*)"/.exec(input)?.[1];
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Returns the question on a page with the right answer; undefined if there is none. */
export function readQuestion(html: string): { token: string; answer: string } | undefined {
  const words = /What is (\w+) plus (\w+)\?/.exec(html);
  const token = hiddenInput(html, '_question');
  if (!words || !token) return undefined;
  return {
    token,
    answer: String(numbers.indexOf(words[1]!) + numbers.indexOf(words[2]!)),
  };
}
