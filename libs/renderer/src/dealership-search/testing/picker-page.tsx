import { createRoot } from 'react-dom/client';
import { DealershipPicker } from '../dealership-picker.tsx';

/** Mounts the field in a test's form. */
export function mount(): void {
  createRoot(document.querySelector('form')!).render(
    <DealershipPicker
      label="Which dealership?"
      name="location_id"
      localized={{ region: 'AU' }}
      level={3}
    />,
  );
}
