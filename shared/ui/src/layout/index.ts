export { Container, Section, Grid, type SectionProps } from './layout.tsx';
