#!/usr/bin/env bash
# One issue for one thing that is watched: a report with words opens it, or rewrites the one that stands open; an empty report closes it.
# Usage: report-issue.sh TITLE FILE. Wants GH_TOKEN and GH_REPO in its environment.
set -eu
title=$1
report=$2
number=$(gh issue list --state open --author 'app/github-actions' --search "in:title \"$title\"" --json number,title \
  --jq "[.[] | select(.title == \"$title\")][0].number // empty")
if [ -s "$report" ]; then
  if [ -n "$number" ]; then
    gh issue edit "$number" --body-file "$report"
  else
    gh issue create --title "$title" --body-file "$report"
  fi
elif [ -n "$number" ]; then
  gh issue close "$number" --comment "Tout va bien de nouveau."
fi
