export { Input, Textarea, Select, type InputProps } from './input.tsx';
