import { copyFor } from '@forecourt/copy';
import { withChosenCar, type FormDefinition } from '@forecourt/forms';
import type { PlacedForm } from '@forecourt/renderer';
import type { Request, Response } from 'express';
import { isOwnOrigin } from '../http/own-origin.ts';
import type { RateLimit } from '../limits/rate-limits.ts';
import { withoutCar, type FormAddress } from './find-form.ts';
import type { PlaceForm } from './place-form.ts';
import { postCampaign } from './post-campaign.ts';
import { BodyError, readBody } from './read-body.ts';
import { readPost, type FormPost } from './read-post.ts';
import { tooMany, wantsJson, type Refusal } from './refusal.ts';

/** A post with its form. */
export interface ReceivedPost {
  readonly placed: PlacedForm;
  readonly post: FormPost;
  /** The post is one too many for its sender: the form is shown again with it. */
  readonly excess?: Refusal;
}

/** Services that {@link receivePost} needs. */
export interface PostReception {
  /** Rate limit of posts per address. */
  readonly posts: RateLimit;
  readonly placeForm: PlaceForm;
}

/**
 * Reads a post, and finds the form with this id at its address. Browsers get the form back with their
 * input even if they post too often, so that nobody has to type it twice; scripts keep theirs.
 */
export async function receivePost(
  { posts, placeForm }: PostReception,
  address: FormAddress,
  id: string,
  req: Request,
  res: Response,
): Promise<ReceivedPost | { readonly refusal: Refusal }> {
  const { site, slug } = res.locals.tenant;
  const { formAnswers } = copyFor(site);
  if (!isOwnOrigin(req)) return { refusal: { status: 403, message: formAnswers.otherSite } };
  const wait = await posts.take(slug, req.ip);
  const excess = wait === undefined ? undefined : tooMany(wait, site);
  if (excess && wantsJson(req)) return { refusal: excess };
  let entries: Awaited<ReturnType<typeof readBody>>;
  try {
    entries = await readBody(req, site);
  } catch (error) {
    if (!(error instanceof BodyError)) throw error;
    return { refusal: excess ?? error };
  }
  const placed = await placeForm(address, id, res);
  if (!placed) return { refusal: excess ?? { status: 404, message: formAnswers.noForm } };
  return { placed, post: postOf(entries, address, placed.form, req), excess };
}

/** Returns the post of a form, with the chosen car and the campaign that led to it. */
function postOf(
  entries: Awaited<ReturnType<typeof readBody>>,
  address: FormAddress,
  form: FormDefinition,
  req: Request,
): FormPost {
  const post = readPost(entries, form);
  const values = address.kind === 'page' ? post.values : withoutCar(form, post.values);
  return { ...post, values: withChosenCar(form, { ...values, ...postCampaign(req, values) }) };
}
