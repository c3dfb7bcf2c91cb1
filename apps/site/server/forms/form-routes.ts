import { isSourceFailure } from '@forecourt/dealership';
import type { CaptchaSetting } from '@forecourt/renderer';
import { Router, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { causeOf } from '../log/cause.ts';
import type { LenderOf } from '../leads/lenders.ts';
import { createFinanceApplications } from '../finance/finish-application.ts';
import type { LeadService } from '../leads/lead-service.ts';
import { altchaCaptcha, type SigningKeys } from '../captcha/altcha.ts';
import type { Captcha } from '../captcha/captcha.ts';
import { createHumanQuestions } from './human-questions.ts';
import { formRoute, type FormRouteOptions } from './form-route.ts';
import { createFormSteps, type FormSteps } from './form-steps.ts';
import { createHumanCheck } from './human-check.ts';
import type { StoreLoss } from './store-loss.ts';
import { createLeadTokens, type LeadTokens } from '../leads/lead-token.ts';
import { createRateLimit, type RateLimit } from '../limits/rate-limits.ts';
import type { Redis } from '../limits/open-redis.ts';
import { createPlaceForm } from './place-form.ts';
import { resumeRoute } from './resume-route.ts';
import { stepRoute } from './step-route.ts';
import { confirmationsPerDay, createConfirmsRequest } from '../leads/confirms-request.ts';
import { createCarValuer, type ValuationsOf } from '../leads/valuations.ts';
import { createFigureTokens, type FigureTokens } from '../leads/figure-token.ts';
import { successRoute } from './success-route.ts';

/** Services of forms. */
export interface FormsOptions {
  readonly leads: Pick<LeadService, 'intake' | 'drafts' | 'nonces' | 'handOff' | 'find' | 'wake'> &
    Partial<Pick<LeadService, 'sendsMail'>>;
  /** Valuation services by tenant; none if left out. */
  readonly valuationsOf?: ValuationsOf;
  /** Lenders by tenant; none if left out. */
  readonly lenderOf?: LenderOf;
  readonly log?: Pick<Logger, 'warn' | 'error'>;
  /** Called with each lead that a failing store lost. */
  readonly onLeadLost?: (loss: StoreLoss) => void;
  /** Secrets for tokens: the first signs, all are accepted. */
  readonly secrets: SigningKeys;
  /** Captcha that replaces our own proof of work, with its settings for browsers. */
  readonly captcha?: { readonly check: Captcha; readonly setting: CaptchaSetting };
  /** Posts that one address may send to one tenant in ten minutes; 60 if left out. */
  readonly postsPerTenMinutes?: number;
  /** Redis in which several servers share their counts. */
  readonly redis?: Redis;
}

type PageParts = Pick<
  FormRouteOptions,
  'responder' | 'data' | 'logFailure' | 'after' | 'readViewer' | 'now'
>;

const challengeAddress = '/api/captcha';
const tenMinutes = 600;
const day = 24 * 60 * 60;
/** Rate limit of the questions for visitors without scripts, few of whom share an address. */
const questionsPerTenMinutes = 10;

/** The forms of a server. */
export interface Forms {
  /** The captcha's challenge, resumed forms, success pages with figures, and posts of forms. */
  readonly routes: RequestHandler;
  readonly steps: FormSteps;
  /** Rate limit of posts per address. */
  readonly posts: RateLimit;
}

/** Creates the forms of a server. */
export function createForms(options: FormsOptions, parts: PageParts): Forms {
  const { leads, secrets, redis, postsPerTenMinutes = 60 } = options;
  const captcha = options.captcha?.check ?? altchaCaptcha(secrets);
  const setting = options.captcha?.setting ?? { kind: 'work', address: challengeAddress };
  const router = Router({ caseSensitive: true });

  router.get(challengeAddress, async (_req, res, next) => {
    const challenge = await captcha.challenge({ tenant: res.locals.tenant.slug }, parts.now());
    if (challenge === undefined) return next();
    res.set('Cache-Control', 'no-store').json(challenge);
  });
  const tokens = createLeadTokens(secrets);
  const figures = createFigureTokens(secrets);
  const limit = (name: string, points: number, seconds: number) =>
    createRateLimit({ name, points, seconds, redis: redis?.client });
  const posts = limit('posts', postsPerTenMinutes, tenMinutes);
  const steps = openFormSteps(options, { captcha, tokens, figures, limit });
  const placeForm = createPlaceForm(parts);
  router.use(stepRoute({ ...parts, placeForm, drafts: leads.drafts, tokens, captcha: setting }));
  router.use(resumeRoute({ ...parts, drafts: leads.drafts, tokens, captcha: setting }));
  router.use(successRoute({ ...parts, figures, find: leads.find }));
  router.use(formRoute({ ...parts, placeForm, captcha: setting, posts, steps }));
  return { routes: router, steps, posts };
}

/** Parts of forms that their routes and steps share. */
interface StepParts {
  readonly captcha: Captcha;
  readonly tokens: LeadTokens;
  readonly figures: FigureTokens;
  readonly limit: (name: string, points: number, seconds: number) => RateLimit;
}

/** Opens the services behind the steps of forms: intake, valuation, confirmations and finance. */
function openFormSteps(
  { leads, secrets, valuationsOf, lenderOf = () => undefined, log, onLeadLost }: FormsOptions,
  { captcha, tokens, figures, limit }: StepParts,
): FormSteps {
  return createFormSteps({
    ...leads,
    onAccepted: leads.wake,
    onStoreFailure: (loss) => {
      log?.error(loss, loss.lost === 'lead' ? 'lead not stored' : 'addition to a lead not stored');
      if (loss.lost === 'lead') onLeadLost?.(loss);
    },
    tokens,
    figures,
    valuer:
      valuationsOf &&
      createCarValuer(valuationsOf, (tenant, error) => {
        const cause = isSourceFailure(error) ? { failure: error.message } : causeOf(error);
        log?.warn({ tenant, ...cause }, 'a car could not be valued');
      }),
    confirms: leads.sendsMail
      ? createConfirmsRequest(limit('confirmations', confirmationsPerDay, day), secrets)
      : undefined,
    isHuman: createHumanCheck({
      captcha,
      nonces: leads.nonces,
      questions: createHumanQuestions(secrets),
      limit: limit('questions', questionsPerTenMinutes, tenMinutes),
    }),
    applications: createFinanceApplications({
      handOff: leads.handOff,
      lenderOf,
      figures,
      onNoSatellite: ({ tenant, leadId }, reason) =>
        log?.warn({ tenant, lead: leadId, reason }, 'no satellite site'),
    }),
  });
}
