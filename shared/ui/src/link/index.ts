export { CardLink, MoreLink, TextLink, type TextLinkProps } from './link.tsx';
export { routerTarget, type RouterTarget } from './router-target.ts';
