import { type ReactNode, useId } from 'react'
import styled, { keyframes } from 'styled-components'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { useModal } from './use-modal.ts'
import { useWayBack } from './use-way-back.ts'

export type DrawerProps = {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly side?: 'left' | 'right' | 'bottom'
  readonly children: ReactNode
  /** Buttons that stay in sight below the content. */
  readonly footer?: ReactNode
}

/** A panel over the page's edge. The browser's modal dialog: focus stays inside, Escape and "back" close, the page is inert. */
export const Drawer = ({ isOpen, ...props }: DrawerProps) => (isOpen ? <OpenDrawer {...props} /> : null)

function OpenDrawer({ title, onClose, side = 'right', children, footer }: Omit<DrawerProps, 'isOpen'>) {
  const id = useId()
  useWayBack(onClose)
  return (
    <Root {...useModal(onClose)} aria-labelledby={id} $side={side}>
      <Frame>
        <Bar>
          <h2 id={id}>{title}</h2>
          <IconButton label="Close" onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </Bar>
        <Content>{children}</Content>
        {footer ? <Footer>{footer}</Footer> : null}
      </Frame>
    </Root>
  )
}

const edges = {
  left: 'margin: 0 auto 0 0; width: min(92vw, 380px); height: 100dvh;',
  right: 'margin: 0 0 0 auto; width: min(92vw, 380px); height: 100dvh;',
  bottom: 'margin: auto 0 0; width: 100vw; max-height: 85dvh; border-radius: var(--radius-l) var(--radius-l) 0 0;',
}

const appear = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`

const Root = styled.dialog<{ readonly $side: 'left' | 'right' | 'bottom' }>`
  max-width: none;
  max-height: none;
  padding: 0;
  border: 0;
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  animation: ${appear} var(--motion) ease-out;
  ${({ $side }) => edges[$side]}
  &::backdrop {
    background: rgb(16 24 40 / 0.5);
  }
`

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  max-height: inherit;
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--color-line);
  > h2 {
    font-size: var(--text-l);
  }
`

const Content = styled.div`
  flex: 1;
  overflow: auto;
  padding: var(--space-4);
  overscroll-behavior: contain;
`

const Footer = styled.div`
  display: flex;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
  border-top: 1px solid var(--color-line);
  > * {
    flex: 1;
  }
`
