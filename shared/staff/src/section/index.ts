export { loadList, loadSection, type SectionPage } from './load-section.ts';
export { StaffSectionPage } from './staff-section-page.tsx';
