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
  /** What the person does. */
  position?: ShortText;
  /** The group that the person stands in, such as sales; known groups have a fixed order. */
  category?: ShortText;
  /** Average rating by customers, in stars. */
  rating?: number;
  /** How many reviews the rating rests on. */
  reviews_count?: number;
  /** Phone number as people write it. */
  phone?: string;
  /** The portrait; a person without one is not shown. */
  avatar_url?: AssetPath;
  /** About the person; cards cut it at 60 characters. */
  bio?: LongText;
  /** Where the person works. */
  location_id?: Key;
  /**
   * All places where the person works, if there are several.
   *
   * Items: A place.
   */
  location_ids?: Key[];
  /** True: the rating is not shown. */
  exclude_from_google_reviews?: boolean;
  /** True: the person has no page of their own and the card is no link. */
  remove_profile_page?: boolean;
}
