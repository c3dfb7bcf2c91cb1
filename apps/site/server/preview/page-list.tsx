import { isInFile, type LocatedFinding, type TenantSnapshot } from '@forecourt/block-schemas';
import type { ReactNode } from 'react';
import { previewHref, type PreviewState } from './preview-state.ts';

interface PageListProps {
  readonly tenant: TenantSnapshot;
  readonly state: PreviewState;
  readonly findings: readonly LocatedFinding[];
}

/** Lists the tenant's pages with the number of their findings. */
export function PageList({ tenant, state, findings: all }: PageListProps): ReactNode {
  const entries = [...tenant.pages.values()].sort((a, b) => (a.page.path < b.page.path ? -1 : 1));
  return (
    <nav aria-label="Pages">
      <h2>Pages</h2>
      <ul className="pages">
        {entries.map(({ page, file }) => {
          const count = all.filter((finding) => isInFile(finding, file)).length;
          return (
            <li key={page.path}>
              <a
                href={previewHref({ ...state, page: page.path })}
                aria-current={page.path === state.page ? 'page' : undefined}
                data-page={page.path}
              >
                <span>{page.title}</span>
                <small>{page.path}</small>
                {count > 0 && (
                  <b className="count" title={findingsText(count)}>
                    {count}
                  </b>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const findingsText = (count: number) => (count === 1 ? '1 finding' : `${count} findings`);
