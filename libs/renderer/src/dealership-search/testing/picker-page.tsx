import { dealershipFields } from '@forecourt/domain';
import { createRoot } from 'react-dom/client';
import { DealershipPicker } from '../dealership-picker.tsx';

/** Mounts the field in a test's form and shows the picked dealership on the page. */
export function mount(): void {
  const form = document.querySelector('form')!;
  createRoot(form).render(
    <DealershipPicker
      label="Which dealership?"
      name="location_id"
      localized={{ region: 'AU' }}
      hasPlaces
      level={3}
      onPick={(location) => {
        form.dataset.picked = location ? JSON.stringify(dealershipFields(location)) : '';
      }}
    />,
  );
}
