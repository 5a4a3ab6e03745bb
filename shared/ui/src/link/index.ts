export { CardLink, MoreLink, TextLink, type TextLinkProps } from './link.tsx';
export { isPlainClick } from './plain-click.ts';
export { routerTarget, type RouterTarget } from './router-target.ts';
