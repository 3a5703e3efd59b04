import { Slot, useMenu } from '@aisle/platform'
import { ChevronLeftIcon, HomeIcon } from '@aisle/ui/icons'
import { IconButton } from '@aisle/ui/icon-button'
import { useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand/react'
import { backHistory } from '../routing/back-history.ts'
import { pageTitle } from '../routing/page-title.ts'
import { laterParts } from '../later/later-parts.ts'
import { frameMessages } from '../shell.messages.ts'
import { headerActions } from './header-actions.tsx'
import {
  Actions,
  Bar,
  Departments,
  LateActions,
  LogoPlace,
  MobileTitle,
  Own,
  Place,
  RemoteActions,
  Row,
  SearchRow,
} from './header.styles.ts'
import { LocationButton } from './location-button.tsx'
import { Logo } from './logo.tsx'
import { MenuLink } from './menu-link.tsx'
import { SearchForm } from './search-form.tsx'

/** The bar at the top of every page. Works without any remote. */
export function Header() {
  const departments = useMenu('header')
  const { Later } = useStore(laterParts)
  return (
    <Bar>
      <Row>
        <Brand />
        <Place id="aisle-place">
          <LocationButton />
        </Place>
        <SearchRow>
          <SearchForm />
        </SearchRow>
        <Own>
          {headerActions.map(({ name, Action }) => (
            <Action key={name} />
          ))}
        </Own>
        <Actions>
          <RemoteActions>
            <Slot name="header.actions" props={{}} />
          </RemoteActions>
          <LateActions>{Later && <Later />}</LateActions>
        </Actions>
        {departments.length > 0 && (
          <Departments aria-label={frameMessages.mainNavigation}>
            {departments.map((entry) => (
              <MenuLink key={`${entry.link}/${entry.label}`} entry={entry} />
            ))}
          </Departments>
        )}
      </Row>
    </Bar>
  )
}

/** The store's name; on small screens, away from Home, the page's title and the way back (spec 1 §2). */
function Brand() {
  const title = useStore(pageTitle)
  const canGoBack = useStore(backHistory, (paths) => paths.length > 1)
  const isHome = useLocation().pathname === '/'
  const navigate = useNavigate()
  return (
    <>
      <LogoPlace data-desktop-only={!isHome || undefined}>
        <Logo />
      </LogoPlace>
      {!isHome && (
        <MobileTitle>
          <IconButton
            label={canGoBack ? frameMessages.back : frameMessages.home}
            onClick={() => (canGoBack ? navigate(-1) : navigate('/'))}
          >
            {canGoBack ? <ChevronLeftIcon /> : <HomeIcon />}
          </IconButton>
          <span aria-hidden="true">{title}</span>
        </MobileTitle>
      )}
    </>
  )
}
