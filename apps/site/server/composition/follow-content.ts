import type { ComposedData } from '../data/compose-data.ts';
import { openEdge } from '../edge/open-edge.ts';
import { preparePictures } from '../images/compose-pictures.ts';
import type { ImageService } from '../images/image-service.ts';
import type { PageRenderer } from '../pages/page-renderer.ts';
import { isLeader } from '../processes/process-role.ts';
import type { TenantSource } from '../tenants/tenant-source.ts';
import type { SiteProcess } from './site-process.ts';

/** Content, and the services that render it. */
interface ServedContent {
  readonly tenants: TenantSource;
  readonly data: ComposedData;
  readonly renderer: PageRenderer;
  readonly images: ImageService;
}

/** Starts what follows changes of content: pictures made ahead, and purges of shared caches. */
export function followContent(
  { config, role, metrics, log }: SiteProcess,
  { tenants, data, renderer, images }: ServedContent,
) {
  const stopPictures =
    config.pictures.ahead && isLeader(role)
      ? preparePictures(images, { tenants, renderer, data: data.source }, log)
      : () => {};
  const edge = config.edge && openEdge(config.edge, { tenants, metrics, log });
  if (edge) data.follow(edge.purgeData);
  return { stopPictures, closeEdge: () => edge?.close() };
}
