export { ShareMenu, type ShareMenuProps, type Shared } from './share-menu.tsx';
