import type { Car } from '@forecourt/block-schemas';
import type { Copy } from '@forecourt/copy';
import type { ReactNode } from 'react';
import { photoUrl, visiblePhotos } from '../../../cars/car-photos.ts';
import { photoView } from '../../../cars/photo-view.ts';
import { PhotosComing } from '../../../cars/photos-coming.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { Picture } from '../../../image/picture.tsx';
import type { ScreenContext } from '../../../pipeline/render-screen.tsx';

/** Maximum number of thumbnails; the last one represents all further pictures. */
const maxThumbs = 6;

/** Returns a photograph's alternative text: the car, and the view or else the number. */
function altOf({ name }: Car, photo: string, index: number, copy: Copy['vehicle']): string {
  if (index === 0) return name;
  const view = photoView(photo);
  return view ? copy.viewOf(name, copy.photoViews[view]) : copy.photoOf(name, index + 1);
}

/** Dialog for one picture at full size, which the script fills and opens. */
const Lightbox = ({ name, copy }: { name: string; copy: Copy['vehicle'] }): ReactNode => (
  <dialog className="fc-vehicle__lightbox" aria-label={copy.photosOf(name)}>
    <div className="fc-vehicle__stage" />
    <p className="fc-vehicle__position" aria-live="polite" />
    <button type="button" data-by="-1" aria-label={copy.previousPhoto}>
      <Icon name="arrow-left" size={24} />
    </button>
    <button type="button" data-by="1" aria-label={copy.nextPhoto}>
      <Icon name="arrow-right" size={24} />
    </button>
    <button type="button" data-by="0" aria-label={copy.closePhotos}>
      <Icon name="close" size={24} />
    </button>
  </dialog>
);

/** Props of a part of the gallery. */
interface PhotosProps {
  readonly car: Car;
  readonly photos: readonly string[];
  readonly ctx: ScreenContext;
}

/** The strip with scroll snapping. Each picture links to its largest version. */
function Strip({ car, photos, ctx }: PhotosProps): ReactNode {
  const { vehicle: copy, carousel } = ctx.copy;
  return (
    <ol className="fc-vehicle__photos">
      {photos.map((photo, index) => (
        <li key={index} id={`photo-${index + 1}`}>
          <a
            className="fc-slot"
            href={photoUrl(photo, ctx.assets, 1920)}
            data-position={carousel.position(index + 1, photos.length)}
          >
            <Picture
              src={photo}
              alt={altOf(car, photo, index, copy)}
              ctx={ctx}
              width={960}
              height={600}
              sizes="(min-width: 1100px) 740px, (min-width: 820px) calc(100vw - 25.5rem), 100vw"
              priority={index === 0}
            />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Thumbnails, which lead to the pictures of the strip. */
function Thumbs({ photos, ctx }: Omit<PhotosProps, 'car'>): ReactNode {
  const { vehicle: copy } = ctx.copy;
  const hidden = photos.length - maxThumbs;
  return (
    <ol className="fc-vehicle__thumbs">
      {photos.slice(0, maxThumbs).map((photo, index) => {
        const more = hidden > 0 && index === maxThumbs - 1 ? `+${hidden}` : undefined;
        // The accessible name contains the visible text, so that speech input works.
        const name = more ? copy.morePhotos(index + 1, more) : copy.photo(index + 1);
        return (
          <li key={index}>
            <a
              className="fc-vehicle__thumb fc-slot"
              href={`#photo-${index + 1}`}
              aria-label={name}
              aria-current={index === 0 ? 'true' : undefined}
            >
              <Picture
                src={photo}
                alt=""
                ctx={ctx}
                width={160}
                height={100}
                sizes="(min-width: 820px) 96px, 48px"
                widest={320}
              />
              {more && <span className="fc-vehicle__more">{more}</span>}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** The car's pictures, with thumbnails and a dialog for one picture, which the script opens. */
export function Gallery({ car, ctx }: Omit<PhotosProps, 'photos'>): ReactNode {
  const { vehicle: copy } = ctx.copy;
  const photos = visiblePhotos(car, ctx.assets);
  if (photos.length === 0)
    return (
      <div className="fc-vehicle__gallery fc-slot" data-empty="">
        <PhotosComing car={car} copy={ctx.copy} />
      </div>
    );
  return (
    <section className="fc-vehicle__gallery" aria-label={copy.photos}>
      <div className="fc-vehicle__view">
        <Strip car={car} photos={photos} ctx={ctx} />
        {photos.length > 1 && (
          <>
            <button type="button" data-go="-1" aria-label={copy.previousPhoto}>
              <Icon name="arrow-left" size={20} />
            </button>
            <button type="button" data-go="1" aria-label={copy.nextPhoto}>
              <Icon name="arrow-right" size={20} />
            </button>
          </>
        )}
        <div className="fc-sr-only" aria-live="polite" />
        <p className="fc-vehicle__total">
          <Icon name="camera" size={16} />
          {copy.photoCount(photos.length)}
        </p>
      </div>
      {photos.length > 1 && <Thumbs photos={photos} ctx={ctx} />}
      <Lightbox name={car.name} copy={copy} />
    </section>
  );
}
