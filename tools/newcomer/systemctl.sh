#!/bin/sh
# Stands in for systemd where none runs: starts what a unit file says, as the user it says, with the environment it gives.
#   systemctl daemon-reload | enable --now UNIT | restart UNIT
set -eu
case $1 in daemon-reload) exit 0 ;; enable | restart) ;; *) echo "the stand-in knows no $1" >&2; exit 1 ;; esac
for unit; do :; done
file=
for folder in /etc/systemd/system /lib/systemd/system; do
  [ -n "$file" ] || [ ! -e "$folder/$unit.service" ] || file=$folder/$unit.service
done
[ -n "$file" ] || { echo "no unit $unit" >&2; exit 1; }
says() { sed -n "s/^$1=//p" "$file" | tail -n 1; }

pid=/run/$unit.stand-in
[ ! -e "$pid" ] || kill "$(cat "$pid")" 2>/dev/null || true

user=$(says User)
[ "$(says DynamicUser)" != yes ] || user=nobody
state=$(says StateDirectory)
[ -z "$state" ] || { mkdir -p "/var/lib/$state"; chown -R "$user" "/var/lib/$state"; chmod "$(says StateDirectoryMode)" "/var/lib/$state"; }
also=$(says EnvironmentFile)
also=${also#-}
bind=
[ -z "$(says AmbientCapabilities)" ] || bind='--inh-caps=+net_bind_service --ambient-caps=+net_bind_service'
cd "$(says WorkingDirectory | grep . || echo /)"
home=$(getent passwd "$user" | cut -d: -f6)
# Lines of a unit are words, as these are.
# shellcheck disable=SC2046,SC2086
setsid env -i PATH=/usr/local/bin:/usr/bin:/bin HOME="$home" $(sed -n 's/^Environment=//p' "$file") $([ -z "$also" ] || [ ! -e "$also" ] || grep -v '^#' "$also") \
  setpriv --reuid="$user" --regid="$(id -g "$user")" --clear-groups $bind \
  sh -c 'echo $$ >&3; exec 3>&-; exec "$@"' - $(says ExecStart) 3>"$pid" >"/var/log/$unit.stand-in.log" 2>&1 </dev/null &
# As the real one, it does not say yes to a service that ends at once.
sleep 2
kill -0 "$(cat "$pid")" 2>/dev/null || { echo "$unit ended at once" >&2; tail -n 20 "/var/log/$unit.stand-in.log" >&2; exit 1; }
