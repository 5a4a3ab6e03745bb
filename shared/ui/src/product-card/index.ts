export { ProductCard, ProductGrid, type ProductCardProps, type ProductCardData } from './product-card.tsx';
export { ProductCardSkeleton } from './product-card-skeleton.tsx';
export { ProductBadges } from './product-badges.tsx';
