/* Generated from src/entities/teamMember.json by `npm run codegen`. Do not edit. */
import type { AssetPath, Key, LongText, ShortText, Slug } from '../common.ts';

/** A person who works for the dealer. */
export interface TeamMember {
  /** Identifies the person; a second entry with the same id is left out. */
  id: Key;
  /** The person's page, /team/{slug}. */
  slug: Slug;
  /** Full name. */
  name: ShortText;
  /** Position of the person. */
  position?: ShortText;
  /** Category of the person, such as sales; known categories have a fixed order. */
  category?: ShortText;
  /** Average rating by customers, in stars. */
  rating?: number;
  /** Number of reviews behind the rating. */
  reviews_count?: number;
  /** Phone number in readable form. */
  phone?: string;
  /**
   * How soon the person replies, such as Replies within the hour; shown beside the portrait on car pages.
   */
  reply_time?: ShortText;
  /** Portrait; a person without one is not shown. */
  avatar_url?: AssetPath;
  /** About the person; cards truncate it to 60 characters. */
  bio?: LongText;
  /** Location where the person works. */
  location_id?: Key;
  /**
   * All locations where the person works, if there are several.
   *
   * Items: Id of a location.
   */
  location_ids?: Key[];
  /** True hides the rating. */
  exclude_from_google_reviews?: boolean;
  /** True removes the person's own page, and the link of the card. */
  remove_profile_page?: boolean;
}
