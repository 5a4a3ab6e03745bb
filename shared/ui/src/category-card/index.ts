export { CategoryCard, type CategoryCardProps } from './category-card.tsx';
