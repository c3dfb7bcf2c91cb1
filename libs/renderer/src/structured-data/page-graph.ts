import { answerTo, isBlockOf } from '@forecourt/block-schemas';
import type {
  Answers,
  AnyBlock,
  Car,
  BlockData,
  BlockType,
  DealerLocation,
  Page,
  ReviewSummary,
  TeamMember,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import { reviewsQuery, shownReviews, platformPages } from '@forecourt/domain';
import { breadcrumbNodes, crumbsAbove, crumbsOf } from './breadcrumb-node.ts';
import { carNode } from './car-node.ts';
import { dealerNode } from './dealer-node.ts';
import { faqNodes } from './faq-node.ts';
import type { Node } from './node.ts';
import { profileNode } from './person-node.ts';

/** Data of a page's graph. */
export interface PageGraphFacts {
  readonly page: Page;
  readonly snapshot: Pick<TenantSnapshot, 'site' | 'assets' | 'pages'>;
  readonly origin: string;
  /** Rendered blocks, including nested ones. */
  readonly blocks: readonly AnyBlock[];
  readonly answers: Answers;
}

/** Returns the schema.org graph of a page (WEB-1): dealer, breadcrumbs, questions and ratings. */
export function pageGraph({ page, snapshot, origin, blocks, answers }: PageGraphFacts): Node[] {
  const { site, assets } = snapshot;
  const locations = answerTo({ kind: 'locations' }, answers);
  const rating = site.featureFlags?.reviewsStructuredData ? ratingOf(blocks, answers) : undefined;
  return [
    dealerNode({ site, assets, origin, locations, rating }),
    ...breadcrumbNodes(crumbsOf(page, snapshot), origin),
    ...faqNodes(dataOf('faq', blocks)),
  ];
}

/** Data of the graph of a car's page. */
export interface VehicleGraphFacts {
  readonly car: Car;
  readonly snapshot: Pick<TenantSnapshot, 'site' | 'assets' | 'pages'>;
  readonly origin: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly locations: readonly DealerLocation[];
}

/** Returns the schema.org graph of a car's page (WEB-1): dealer, breadcrumbs, car and offer. */
export function vehicleGraph(facts: VehicleGraphFacts): Node[] {
  const { car, snapshot, origin, currency, locations } = facts;
  const { site, assets } = snapshot;
  const path = `/cars/${car.slug}`;
  // The page of the stock may be elsewhere than the pages of cars.
  const [stock = ''] = (site.settings?.cars?.stockPath ?? platformPages.stock).split(/[?#]/, 1);
  const above = crumbsAbove(`${stock}/${car.slug}`, snapshot);
  return [
    dealerNode({ site, assets, origin, locations }),
    ...breadcrumbNodes([...above, { name: car.name, path }], origin),
    carNode(car, { origin, assets, currency }),
  ];
}

/** Data of the graph of a team member's page. */
export interface StaffGraphFacts {
  readonly member: TeamMember;
  readonly snapshot: Pick<TenantSnapshot, 'site' | 'assets' | 'pages'>;
  readonly origin: string;
  readonly locations: readonly DealerLocation[];
}

/** Returns the schema.org graph of a team member's page (WEB-1): dealer, breadcrumbs and person. */
export function staffGraph({ member, snapshot, origin, locations }: StaffGraphFacts): Node[] {
  const { site, assets } = snapshot;
  const path = `/team/${member.slug}`;
  return [
    dealerNode({ site, assets, origin, locations }),
    ...breadcrumbNodes([...crumbsAbove(path, snapshot), { name: member.name, path }], origin),
    profileNode(member, { origin, assets }),
  ];
}

const dataOf = <T extends BlockType>(
  type: T,
  blocks: readonly AnyBlock[],
): readonly BlockData[T][] =>
  blocks.filter((block) => isBlockOf(block, type)).map(({ data }) => data);

/** Returns the rating on the page, that of its first reviews block with one. */
function ratingOf(blocks: readonly AnyBlock[], answers: Answers): ReviewSummary | undefined {
  for (const data of dataOf('reviews', blocks)) {
    const query = reviewsQuery(data);
    const answer = query && answerTo(query, answers);
    const shown = shownReviews(data, answer);
    if (shown) return shown;
  }
  return undefined;
}
