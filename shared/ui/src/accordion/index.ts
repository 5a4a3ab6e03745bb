export { Accordion, type AccordionProps } from './accordion.tsx';
