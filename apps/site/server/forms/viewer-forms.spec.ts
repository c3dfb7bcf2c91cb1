import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  easyCaptcha,
  formBlock,
  formTenant,
  startSampleForms,
  type SampleForms,
} from '../testing/sample-forms.ts';
import { createViewerReader } from '../http/viewer-cookie.ts';

const secret = 'what the dashboard of a test signs with';
const memberForm = formBlock({
  type: 'multi',
  heading: 'Claim your offer',
  formSteps: [
    { key: 'who', heading: 'Who are you?', customRules: { skipAuthentication: true } },
    { key: 'what', heading: 'Which offer?' },
  ],
  fields: [
    { name: 'phone', type: 'tel', label: 'Mobile Number', required: true, stepKey: 'who' },
    { name: 'name', type: 'text', label: 'Full Name', required: true, stepKey: 'what' },
  ],
});
const pages = { '/offer': [memberForm], '/contact': [formBlock({ preset: 'lead' })] };

let forms: SampleForms;
beforeAll(async () => {
  const tenants = await Promise.all([formTenant('north', pages), formTenant('south', pages)]);
  forms = await startSampleForms(tenants, {
    forms: {
      captcha: { check: easyCaptcha, setting: { kind: 'work', address: '/api/captcha' } },
    },
    app: { readViewer: createViewerReader([secret]) },
  });
});
afterAll(() => forms.close());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function cookieOf(claims: object = {}) {
  const exp = forms.clock.now / 1000 + 60;
  const text = `${part({ alg: 'HS256' })}.${part({ aud: 'north', exp, phone_number: '0491 570 156', ...claims })}`;
  const signature = createHmac('sha256', secret).update(text).digest('base64url');
  return `forecourt_viewer=${text}.${signature}`;
}
const visit = async (cookie?: string, target = '/offer') => {
  const answer = await forms.app.ask('north.localhost', target, {
    headers: cookie ? { cookie } : {},
  });
  return { text: answer.text, kept: answer.headers['cache-control'] };
};

it('FRM-4: who is signed in with a phone starts behind the step that asks who they are', async () => {
  const { text, kept } = await visit(cookieOf());
  expect(text).toContain('name="_step" value="what"');
  expect(kept).toBe('no-store');
  expect(text).not.toMatch(/0491 ?570 ?156/);
});

it('FRM-4: the page of a signed-in visitor is not cached', async () => {
  const visits = [
    [undefined, 'who'],
    [cookieOf(), 'what'],
    [undefined, 'who'],
    [cookieOf({ phone_number: undefined }), 'who'],
  ] as const;
  for (const [cookie, step] of visits) {
    const { text, kept } = await visit(cookie);
    expect(text).toContain(`name="_step" value="${step}"`);
    expect(kept).toBe(cookie ? 'no-store' : 'no-cache');
  }
});

it('FRM-4: a cookie that is another tenant’s or too old changes nothing', async () => {
  for (const cookie of [cookieOf({ aud: 'south' }), cookieOf({ exp: 1 })]) {
    const { text, kept } = await visit(cookie);
    expect(text).toContain('name="_step" value="who"');
    expect(kept).toBe('no-cache');
  }
});

it('FRM-4: pages whose forms ask everyone the same are the same for everyone, and cached', async () => {
  expect(await visit(cookieOf(), '/contact')).toEqual(await visit(undefined, '/contact'));
});

it('FRM-4: the server alone decides who may pass: the lead has the phone of the cookie', async () => {
  const last = { _step: 'what', name: 'Alex Tran', _captcha: 'solved for the viewer' };
  const anonymous = await forms.post('/offer?_form=enquiry', last, { scripted: true });
  expect([anonymous.status, JSON.parse(anonymous.text)]).toMatchObject([
    422,
    { outcome: 'errors', step: 'who', errors: { phone: /./ } },
  ]);
  const headers = { cookie: cookieOf() };
  const signedIn = await forms.post('/offer?_form=enquiry', last, { scripted: true, headers });
  expect([signedIn.status, JSON.parse(signedIn.text)]).toMatchObject([200, { outcome: 'done' }]);
  expect((await forms.leads())[0]?.fields).toMatchObject({
    name: 'Alex Tran',
    phone: '0491570156',
  });
});
