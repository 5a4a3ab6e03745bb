export { Button, ButtonLink, type ButtonProps, type ButtonLinkProps } from './button.tsx';
export { IconButton, IconLink, type IconButtonProps, type IconLinkProps } from './icon-button.tsx';
export type { ButtonLook } from './look.ts';
