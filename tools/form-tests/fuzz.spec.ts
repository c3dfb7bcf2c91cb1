import { stepKey } from '@forecourt/forms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { validAnswers } from '../../libs/forms/src/testing/answers.ts';
import {
  easyCaptcha,
  encodeFields,
  startSampleForms,
  type SampleForms,
} from '../../apps/site/server/testing/sample-forms.ts';
import { seeded } from '../crash-tests/seeded.ts';
import { formOf, presetNames, presetTenant, targetOf } from './preset-tenant.ts';

const full = process.env.FORECOURT_FULL === '1';
/** Of all the posts there are, so many in a quick run. */
const sample = 400;
const seed = Number(process.env.FORECOURT_SEED ?? 4);

const kinds = ['json', 'urlencoded', 'multipart'] as const;
const boundary = '----FormBoundary7MA4YWxkTrZu0gW';
type Kind = (typeof kinds)[number];
type Entry = readonly [name: string, value: unknown];

interface Attack {
  readonly name: string;
  /** Entries in place of the honest one. */
  readonly change: (name: string, honest: unknown) => readonly Entry[];
  /** Names that a refusal has to give; it may be accepted all the same unless `refused`. */
  readonly named: (name: string) => string;
  readonly refused?: true;
}

const itself = (name: string) => name;
const foreign = ['north', 'wharf-road', 'form-1', '/loan#enquiry', 'x'.repeat(22)];

const attacks: readonly Attack[] = [
  { name: 'missing', change: () => [], named: itself },
  { name: 'empty', change: (name) => [[name, '']], named: itself },
  {
    name: 'twice',
    change: (name, honest) => [
      [name, honest],
      [name, honest],
    ],
    named: itself,
  },
  { name: '1 MB', change: (name) => [[name, 'x'.repeat(2 ** 20)]], named: itself, refused: true },
  {
    name: 'too long',
    change: (name) => [[name, 'x'.repeat(20_000)]],
    named: itself,
    refused: true,
  },
  {
    name: 'controls',
    change: (name) => [[name, 'a\u0000b\u001b[2J']],
    named: itself,
    refused: true,
  },
  {
    name: 'line ends',
    change: (name) => [[name, 'a@b.example\r\nBcc: c@d.example']],
    named: itself,
  },
  { name: 'mark-up', change: (name) => [[name, '<script>alert(1)</script>']], named: itself },
  { name: 'odd letters', change: (name) => [[name, '\u202e😀 ﷽ \uFFFE']], named: itself },
  {
    name: '__proto__',
    change: (name, honest) => [
      [name, honest],
      ['__proto__', 'x'],
    ],
    named: () => '__proto__',
    refused: true,
  },
  { name: 'object', change: (name) => [[name, { value: 'x' }]], named: itself },
  { name: 'nested', change: (name) => [[name, [[['x']]]]], named: itself },
  { name: 'number', change: (name) => [[name, 7]], named: itself },
  { name: 'null', change: (name) => [[name, null]], named: itself },
  { name: 'true', change: (name) => [[name, true]], named: itself },
  ...foreign.map((id) => ({
    name: `another’s ${id}`,
    change: (name: string) => [[name, id]] as const,
    named: itself,
  })),
];

/** The form's own inputs, with what belongs to others. */
const protocolNames = ['_step', '_done', '_key', '_lead', '_draft', '_captcha', '_question'];

function bodyOf(kind: Kind, entries: readonly Entry[]): { type: string; body: string } {
  if (kind === 'json') {
    const members = entries.map(([name, value]) => [name, value] as const);
    const grouped = Map.groupBy(members, ([name]) => name);
    const text = [...grouped].map(([name, all]) => {
      const values = all.map(([, value]) => value);
      return `${JSON.stringify(name)}:${JSON.stringify(values.length > 1 ? values : values[0])}`;
    });
    return { type: 'application/json', body: `{${text.join(',')}}` };
  }
  const texts = entries.flatMap(([name, value]) =>
    [value].flat(9).map((each) => [name, String(each)] as const),
  );
  if (kind === 'urlencoded') {
    const body = texts.map(([name, text]) => encodeFields({ [name]: text })).join('&');
    return {
      type: 'application/x-www-form-urlencoded',
      body: body || '_',
    };
  }
  const parts = texts.map(
    ([name, text]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
  );
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: `${parts.join('')}--${boundary}--\r\n`,
  };
}

/** Every post there is: each field of each preset, attacked in each way, written in each way. */
const posts = presetNames.flatMap((preset) => {
  const form = formOf(preset);
  const honest = validAnswers(form);
  const names = [...new Set([...form.fields.map(({ name }) => name), ...protocolNames])];
  return names.flatMap((name) =>
    attacks.flatMap((attack) =>
      kinds.map((kind) => ({ preset, form, honest, name, attack, kind })),
    ),
  );
});

let forms: SampleForms;
beforeAll(async () => {
  const setting = { kind: 'work', address: '/api/captcha' } as const;
  forms = await startSampleForms(
    await Promise.all([presetTenant('north'), presetTenant('south')]),
    { forms: { captcha: { check: easyCaptcha, setting }, postsPerTenMinutes: 10_000_000 } },
  );
});
afterAll(() => forms.close());

/** So many of a list, the same ones for the same seed. */
function some<T>(list: readonly T[], count: number): readonly T[] {
  const chance = seeded(seed);
  return list
    .map((each) => [chance(), each] as const)
    .sort(([one], [other]) => one - other)
    .slice(0, count)
    .map(([, each]) => each);
}

it(
  `API-4: whatever a field holds is accepted whole or refused by name (seed ${seed})`,
  async () => {
    const tried = full ? posts : some(posts, sample);
    const seen = new Set<number>();
    let solved = 0;
    const stored = new Set<string>();
    for (const { preset, form, honest, name, attack, kind } of tried) {
      solved++;
      const last = stepKey(form.steps.at(-1)!);
      const own = { _step: last, _captcha: `solved ${solved}`, _key: `post ${solved}` };
      const all = { ...honest, ...own } as Readonly<Record<string, unknown>>;
      const rest = Object.entries(all).flatMap(([other, value]): readonly Entry[] =>
        other === name
          ? []
          : Array.isArray(value)
            ? value.map((one) => [other, one])
            : [[other, value]],
      );
      const entries = [...rest, ...attack.change(name, all[name] ?? 'x')];
      const { type, body } = bodyOf(kind, entries);
      const what = `${preset} ${name} ${attack.name} ${kind}`;
      const { status, text } = await forms.app.ask('north.localhost', targetOf(preset), {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': type },
        body,
      });
      seen.add(status);
      expect([200, 400, 413, 422], `${what}: ${status} ${text}`).toContain(status);
      const reply = JSON.parse(text) as { outcome: string; errors?: object; lead_id?: string };
      if (status === 400)
        expect(Object.getOwnPropertyNames(reply.errors), what).toContain(attack.named(name));
      if (attack.refused && !name.startsWith('_')) expect(status, what).toBeGreaterThanOrEqual(400);
      // Stored whole and acknowledged, or not at all.
      if (reply.lead_id !== undefined) {
        const lead = await forms.store.read(reply.lead_id);
        const document = JSON.parse(lead!.revisions.at(-1)!.content) as { lead_status: string };
        const done = reply.outcome === 'done' ? 'Complete' : 'partial';
        expect(document.lead_status, what).toBe(done);
        expect(lead!.deliveries, what).toHaveLength(lead!.revisions.length);
        stored.add(reply.lead_id);
      }
      if (solved % 100 === 0) expect(await leadIds()).toEqual(stored);
    }
    expect(await leadIds()).toEqual(stored);
    expect([...seen].sort()).toEqual(expect.arrayContaining([200, 400, 413, 422]));
    expect(Object.keys({}.constructor.prototype as object)).toEqual([]);
  },
  full ? 1_200_000 : 60_000,
);

const leadIds = async () =>
  new Set((await forms.store.list({}, 1_000_000)).map(({ leadId }) => leadId));
