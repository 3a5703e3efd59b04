import { CloseIcon } from '@aisle/ui/icons'
import { IconButton } from '@aisle/ui/icon-button'
import { useModal } from '@aisle/ui/use-modal'
import { type DialogHTMLAttributes, type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { dialogMessages } from '../shell.messages.ts'

type DialogFrameProps = {
  readonly title: string
  /** px */
  readonly width: number
  /** As high as 90 % of the window, whatever is inside (spec 1 §2, legal dialog). */
  readonly isTall?: boolean
  /** At the right edge, as high as the page. */
  readonly isDrawer?: boolean
  /** Without it the dialog cannot be dismissed: only what it holds ends it. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** The browser's modal dialog: the page is inert, focus stays inside and goes back, Escape closes. */
export function DialogFrame({ title, width, isTall = false, isDrawer = false, onClose, children }: DialogFrameProps) {
  const titleId = useId()

  return (
    <Root
      {...useModal(onClose)}
      aria-labelledby={titleId}
      $width={width}
      $isTall={isTall}
      $isDrawer={isDrawer}
      {...(onClose ? {} : blocking)}
    >
      <Content>
        <TitleBar>
          <h2 id={titleId}>{title}</h2>
          {onClose && (
            <IconButton label={dialogMessages.close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          )}
        </TitleBar>
        {children}
      </Content>
    </Root>
  )
}

/** Browsers close a dialog that Escape, or the way back of a phone, is pressed at twice, whatever the page says. */
const blocking: DialogHTMLAttributes<HTMLDialogElement> & { readonly closedby: 'none' } = {
  closedby: 'none',
  onKeyDown: (event) => {
    if (event.key === 'Escape') event.preventDefault()
  },
  onClose: ({ currentTarget }) => {
    if (currentTarget.isConnected) currentTarget.showModal()
  },
}

type Look = { readonly $width: number; readonly $isTall: boolean; readonly $isDrawer: boolean }

const drawer = css`
  height: 100dvh;
  max-height: 100dvh;
  margin: 0 0 0 auto;
`

const centred = css<Look>`
  ${({ $isTall }) => ($isTall ? 'height: 90vh; max-height: 90vh;' : 'max-height: min(90dvh, 900px);')}
  margin: auto;
  border-radius: var(--radius-l);
  @media (max-width: 599px) {
    width: 100vw;
    max-width: 100vw;
    margin: auto 0 0;
    border-radius: var(--radius-l) var(--radius-l) 0 0;
  }
`

const Root = styled.dialog<Look>`
  width: min(92vw, ${({ $width }) => $width}px);
  max-width: none;
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  border: 0;
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  color: var(--color-text);
  ${({ $isDrawer }) => ($isDrawer ? drawer : centred)}
  &::backdrop {
    background: rgb(16 24 40 / 0.5);
  }
`

const Content = styled.div`
  padding: 0 var(--space-5) var(--space-5);
`

const TitleBar = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: calc(var(--target) + 2 * var(--space-2));
  margin: 0 calc(-1 * var(--space-5)) var(--space-4);
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-5);
  border-bottom: 1px solid var(--color-line);
  background: inherit;
  background-color: var(--color-surface);
  > h2 {
    font-size: var(--text-l);
  }
`
