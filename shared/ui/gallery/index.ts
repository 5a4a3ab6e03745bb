export { UiGallery } from './gallery.tsx';
