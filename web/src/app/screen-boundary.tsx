import { Component, type ReactNode } from 'react'
import { ScreenError } from './screen-error.tsx'

interface BoundaryState {
  readonly caught?: { readonly error: unknown } | undefined
}

/** Keeps a crash of a visitor's screen to that screen. */
export class ScreenBoundary extends Component<{ children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } }
  }

  override render() {
    const { caught } = this.state
    if (caught === undefined) return this.props.children
    return <ScreenError error={caught.error} onRetry={() => this.setState({ caught: undefined })} />
  }
}
