export { Checkbox, Radio, Switch, ChoiceGroup, type ChoiceProps, type ChoiceGroupProps } from './choice.tsx';
