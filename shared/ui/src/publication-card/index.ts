export { PublicationCard, type PublicationCardProps, type PublicationCardData } from './publication-card.tsx';
