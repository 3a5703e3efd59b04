import styled from 'styled-components'
import { WarningIcon } from './icons.tsx'

/** What is wrong with a control, below it; the control names the id in `aria-describedby`. */
export const FieldError = ({ id, children }: { readonly id: string; readonly children: string }) => (
  <Text id={id}>
    <WarningIcon size={16} />
    {children}
  </Text>
)

const Text = styled.p`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  font-size: var(--text-s);
  color: var(--color-danger);
  > svg {
    flex: none;
  }
`
