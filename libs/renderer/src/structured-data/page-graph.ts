import { queryKey } from '@forecourt/block-schemas';
import type {
  Answers,
  AnyBlock,
  Car,
  DealerLocation,
  FaqData,
  Page,
  ReviewSummary,
  ReviewsData,
  TeamMember,
  TenantSnapshot,
} from '@forecourt/block-schemas';
import { reviewsQuery, shownReviews } from '@forecourt/domain';
import { breadcrumbNodes, crumbsAbove, crumbsOf } from './breadcrumb-node.ts';
import { carNode } from './car-node.ts';
import { dealerNode } from './dealer-node.ts';
import { faqNodes } from './faq-node.ts';
import type { Node } from './node.ts';
import { profileNode } from './person-node.ts';

/** What the graph of a page is made of. */
export interface PageGraphFacts {
  readonly page: Page;
  readonly snapshot: Pick<TenantSnapshot, 'site' | 'assets' | 'pages'>;
  readonly origin: string;
  /** The blocks that are drawn, nested ones too. */
  readonly blocks: readonly AnyBlock[];
  readonly answers: Answers;
}

/** The schema.org graph of a page (WEB-1): the dealer, the way to the page, questions and ratings on it. */
export function pageGraph({ page, snapshot, origin, blocks, answers }: PageGraphFacts): Node[] {
  const { site, assets } = snapshot;
  const locations = answers.get(queryKey({ kind: 'locations' }));
  const rating = site.featureFlags?.reviewsStructuredData ? ratingOf(blocks, answers) : undefined;
  return [
    dealerNode({
      site,
      assets,
      origin,
      ...(locations !== undefined && { locations: locations as readonly DealerLocation[] }),
      ...(rating && { rating }),
    }),
    ...breadcrumbNodes(crumbsOf(page, snapshot), origin),
    ...faqNodes(dataOf<FaqData>('faq', blocks)),
  ];
}

/** What the graph of a car's page is made of. */
export interface VehicleGraphFacts {
  readonly car: Car;
  readonly snapshot: Pick<TenantSnapshot, 'site' | 'assets' | 'pages'>;
  readonly origin: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly locations: readonly DealerLocation[];
}

/** The schema.org graph of a car's page (WEB-1): the dealer, the way to the car, the car and its offer. */
export function vehicleGraph(facts: VehicleGraphFacts): Node[] {
  const { car, snapshot, origin, currency, locations } = facts;
  const { site, assets } = snapshot;
  const path = `/cars/${car.slug}`;
  return [
    dealerNode({ site, assets, origin, locations }),
    ...breadcrumbNodes([...crumbsAbove(path, snapshot), { name: car.name, path }], origin),
    carNode(car, { origin, assets, currency }),
  ];
}

/** What the graph of a person's page is made of. */
export interface StaffGraphFacts {
  readonly member: TeamMember;
  readonly snapshot: Pick<TenantSnapshot, 'site' | 'assets' | 'pages'>;
  readonly origin: string;
  readonly locations: readonly DealerLocation[];
}

/** The schema.org graph of a person's page (WEB-1): the dealer, the way to the person, the person. */
export function staffGraph({ member, snapshot, origin, locations }: StaffGraphFacts): Node[] {
  const { site, assets } = snapshot;
  const path = `/team/${member.slug}`;
  return [
    dealerNode({ site, assets, origin, locations }),
    ...breadcrumbNodes([...crumbsAbove(path, snapshot), { name: member.name, path }], origin),
    profileNode(member, { origin, assets }),
  ];
}

const dataOf = <T>(type: string, blocks: readonly AnyBlock[]): readonly T[] =>
  blocks.filter((block) => block.type === type).map(({ data }) => data as unknown as T);

/** The rating that the page shows: of its first reviews block that has one. */
function ratingOf(blocks: readonly AnyBlock[], answers: Answers): ReviewSummary | undefined {
  for (const data of dataOf<ReviewsData>('reviews', blocks)) {
    const query = reviewsQuery(data);
    const answer = query && (answers.get(queryKey(query)) as ReviewSummary | undefined);
    const shown = shownReviews(data, answer);
    if (shown) return shown;
  }
  return undefined;
}
