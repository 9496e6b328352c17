import { Component, createRef, type ReactNode } from 'react'

/**
 * Around what comes and goes at the top of a page: who reads further down stays where they are. Browsers do so by
 * themselves only at times: not while a dialog is open, and Safari never.
 */
export class KeepPlace extends Component<{ children: ReactNode }> {
  private readonly end = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(): number {
    return this.end.current?.getBoundingClientRect().top ?? 0
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: number): void {
    const end = this.end.current
    // What ends below the edge of the window is seen to come and go. A dialog scrolls by itself.
    if (end === null || before >= 0 || end.closest('[role=dialog]') !== null) return
    const moved = end.getBoundingClientRect().top - before
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' })
  }

  override render() {
    return (
      <>
        {this.props.children}
        <div ref={this.end} />
      </>
    )
  }
}
