export { Card, Panel, type CardProps } from './card.tsx';
