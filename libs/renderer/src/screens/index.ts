export { renderVehiclePage } from './vehicle/vehicle-page.tsx';
export type { VehicleScreen } from './vehicle/vehicle-screen.ts';
export { renderStaffPage } from './staff/staff-page.tsx';
export type { StaffScreen } from './staff/staff-page.tsx';
export { renderChosenCarsPage } from './shortlist/chosen-cars-page.tsx';
export type { ChosenCarsScreen } from './shortlist/chosen-cars.tsx';
export { styleSheetNamed } from './style-sheets.ts';
