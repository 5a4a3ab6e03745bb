export { NewsCard, type NewsCardProps, type NewsCardData } from './news-card.tsx';
