export { NoticesBell as Component } from './notices-bell.tsx';
